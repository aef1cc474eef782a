import { parse, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** Attributes that an element must have: a text in full, a pattern, or one of its classes. */
type Wanted = Record<string, string | RegExp>;

/** An element of a rendered page, and what is within it. */
export class PageElement {
  private readonly node: Node;

  constructor(node: Node) {
    this.node = node;
  }

  /** All elements of a name within this one that have these attributes, in document order. */
  all(name: string, wanted: Wanted = {}): PageElement[] {
    return descendants(this.node)
      .filter((element) => element.tagName === name && hasAll(element, wanted))
      .map((element) => new PageElement(element));
  }

  /** The one element of a name with these attributes; more or fewer are an error. */
  only(name: string, wanted: Wanted = {}): PageElement {
    const [found, ...others] = this.all(name, wanted);
    if (found === undefined || others.length > 0) {
      const described = `${name} ${JSON.stringify(wanted)}`;
      throw new Error(`${found ? String(others.length + 1) : 'No'} elements are ${described}.`);
    }
    return found;
  }

  /** The ids of all elements within this one, in document order. */
  ids(): string[] {
    return descendants(this.node).flatMap((element) => attributeOf(element, 'id') ?? []);
  }

  attribute(name: string): string | undefined {
    return 'attrs' in this.node ? attributeOf(this.node, name) : undefined;
  }

  /** Its text, as a browser shows it: without what is not rendered, spaces in a row as one. */
  get text(): string {
    return textOf(this.node).replace(/\s+/g, ' ').trim();
  }
}

/** A rendered page, to look for its elements. */
export function parsePage(html: string): PageElement {
  return new PageElement(parse(html));
}

function descendants(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.flatMap((child) =>
    'tagName' in child ? [child, ...descendants(child)] : descendants(child),
  );
}

function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

function hasAll(element: Element, wanted: Wanted): boolean {
  return Object.entries(wanted).every(([name, value]) => {
    const found = attributeOf(element, name);
    if (found === undefined) return false;
    if (value instanceof RegExp) return value.test(found);
    return name === 'class' ? found.split(' ').includes(value) : found === value;
  });
}

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  if ('tagName' in node && ['script', 'style', 'template'].includes(node.tagName)) return '';
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
