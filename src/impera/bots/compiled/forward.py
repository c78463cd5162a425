"""A network's pass from quantities to the logits of all replies and a value. In the compiled subset.

Weights are stored in rows, one for each input. A layer adds up the rows of the inputs that are not 0, and most are 0.
The order of the sums is the same on every machine, and so is every decision.
"""


def forward(network, quantities, room):
    """Fill `room.logits` and `room.value` from the quantities of an observation.

    `network` and `room` are structs of arrays of `impera.bots.network.weights`.
    """
    add_features(network, quantities, room.x)
    rectify(room.x)
    for block in range(len(network.blocks)):
        add_layer(room.x, network.blocks[block][0], network.block_biases[block][0], room.y)
        rectify(room.y)
        add_layer(room.y, network.blocks[block][1], network.block_biases[block][1], room.z)
        for i in range(len(room.x)):
            room.x[i] += room.z[i]
        rectify(room.x)
    add_layer(room.x, network.policy, network.policy_bias, room.logits)
    add_layer(room.x, network.value_a, network.value_a_bias, room.v)
    rectify(room.v)
    add_layer(room.v, network.value_b, network.value_b_bias, room.value)


def add_features(network, quantities, out):
    """The first layer: the rows of the features that are 1."""
    for j in range(len(out)):
        out[j] = network.first_bias[j]
    for i in range(len(network.places)):
        if quantities[network.places[i]] >= network.bounds[i]:
            row = network.first[i]
            for j in range(len(out)):
                out[j] += row[j]


def add_layer(inputs, rows, bias, out):
    """A layer: the rows of the inputs, as often as the inputs say."""
    for j in range(len(out)):
        out[j] = bias[j]
    for i in range(len(inputs)):
        often = inputs[i]
        if often != 0.0:
            row = rows[i]
            for j in range(len(out)):
                out[j] += often * row[j]


def rectify(x):
    """Negative numbers become 0."""
    for i in range(len(x)):
        x[i] = max(x[i], 0.0)
