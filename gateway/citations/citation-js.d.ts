/** The parts of Citation.js that are used; the library has no types of its own. */
declare module '@citation-js/core' {
  type RisFields = Record<string, string | string[]>;
  interface BibtexEntry {
    type: string;
    label: string;
    properties: Record<string, string | undefined>;
  }
  interface AsObjects {
    format: 'object';
  }
  interface Output {
    format(name: 'ris', items: readonly object[], options: AsObjects): RisFields[];
    format(name: 'bibtex', items: readonly object[], options: AsObjects): BibtexEntry[];
  }
  interface Config {
    get(name: '@bibtex'): { format: { asciiOnly: boolean; checkLabel: boolean } };
  }
  export const plugins: { output: Output; config: Config };
}
declare module '@citation-js/plugin-ris';
declare module '@citation-js/plugin-bibtex';
