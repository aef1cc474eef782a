/** Similar to a post, so that the code a check needs is loaded and compiled beforehand. */
export const sampleText = `## What is measured

A *sentence* with **weight**, \`code\`, a [link](https://elsewhere.example/) and 97 % of it.[^1] It
was read in two weeks instead of eight, which is between 20% and 25% of the time, as others say.

- one of 12 studies
- another <b>one</b>

| Body | Records |
| ---- | ------- |
| One  | 3,796   |

> Quoted by somebody.

[^1]: A study.

`;
