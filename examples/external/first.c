/* A bot in C without a JSON library: it plays the first of the legal decisions.
 *
 * Try it: cc -o first examples/external/first.c && impera arena exec:./first uniform
 */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What follows a key; NULL if the line does not have it. */
static const char *after(const char *line, const char *key)
{
    const char *found = strstr(line, key);
    return found == NULL ? NULL : found + strlen(key);
}

int main(void)
{
    char *line = NULL;
    size_t room = 0;
    while (getline(&line, &room, stdin) > 0) {
        const char *number = after(line, "\"number\":"), *legal = after(line, "\"legal\":");
        if (number == NULL || legal == NULL)
            continue; /* hello and over ask nothing */
        const char *first = strchr(legal, '"') + 1;
        printf("{\"number\": %d, \"decision\": \"%.*s\", \"stay\": true}\n", atoi(number), (int)strcspn(first, "\""), first);
        fflush(stdout);
    }
    free(line);
    return 0;
}
