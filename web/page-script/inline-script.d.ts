/** A module compiled to the text of a classic script (`plugin.ts`). */
declare module '*?inline-script' {
  const text: string;
  export default text;
}
