import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/cards.css";
import "./styles/print.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { dress } from "./device/appearance";
import { device } from "./device/device.svelte";
import { preferred } from "./words/choices";
import { reading } from "./words/language.svelte";

dress();
await reading.choose(device.all.language ?? preferred(navigator.languages));
const page = document.getElementById("page");
if (page) mount(App, { target: page });
