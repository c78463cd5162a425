### Notices that the server sends, to be read outside of the page. Messages begin with notice-.

# The title of a notice, and of the mail.
notice-title = Your turn
notice-text = It’s your turn at a table of Carta Impera Victoria.
notice-open = Open the table
notice-stop = No more of these notices
notice-ask-title = Do you want to be told when it’s your turn?
# The mail that asks whether its reader wants notices; a link follows.
notice-ask = Somebody gave this address to be told by mail when it’s their turn in Carta Impera Victoria. If that was you, open this page and say so:
notice-ask-ignore = If it wasn’t you, you need not do anything: no more mail will come.
