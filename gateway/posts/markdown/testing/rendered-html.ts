import { parseFragment, type DefaultTreeAdapterMap } from 'parse5';
import { renderContent } from '../render-content.ts';

type ParsedNode = DefaultTreeAdapterMap['childNode'];
type ParsedElement = DefaultTreeAdapterMap['element'];

/** All elements that a browser parses from an HTML fragment. */
export function elementsOf(html: string): ParsedElement[] {
  const collect = (nodes: ParsedNode[]): ParsedElement[] =>
    nodes.flatMap((node) => ('tagName' in node ? [node, ...collect(node.childNodes)] : []));
  return collect(parseFragment(html).childNodes);
}

export function attributesOf(element: ParsedElement): Record<string, string> {
  return Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
}

export async function html(content: string): Promise<string> {
  return (await renderContent(content)).html;
}
