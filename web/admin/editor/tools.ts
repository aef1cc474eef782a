/** A button of the editor's toolbar. */
interface Tool {
  label: string;
  /** Path data of a 20-unit line icon. */
  icon: string;
  /** Whether pressing it again reverts its effect. */
  toggles?: boolean;
  /** Shown only inside a table, or only outside; undefined if everywhere. */
  inTable?: boolean;
}

/** The toolbar, in order; the names are announced by screen readers. */
export const tools = {
  undo: { label: 'Undo', icon: 'M8 5 4 9l4 4M4 9h7a5 5 0 0 1 0 10' },
  redo: { label: 'Redo', icon: 'M12 5l4 4-4 4M16 9H9a5 5 0 0 0 0 10' },
  heading2: {
    label: 'Heading',
    icon: 'M4 4v12M11 4v12M4 10h7M14 12q2-3 3 0c0 2-3 2-3 4h3',
    toggles: true,
    inTable: false,
  },
  heading3: {
    label: 'Subheading',
    icon: 'M4 4v12M11 4v12M4 10h7M14 11h3l-2 2c3 0 2 4-1 3',
    toggles: true,
    inTable: false,
  },
  bold: { label: 'Bold', icon: 'M6 4h5a3 3 0 0 1 0 6H6ZM6 10h6a3 3 0 0 1 0 6H6Z', toggles: true },
  italic: { label: 'Italic', icon: 'M8 4h7M5 16h7M12 4 8 16', toggles: true },
  strikethrough: {
    label: 'Strikethrough',
    icon: 'M3 10h14M14 6c-1-2-7-3-8 0 0 2 2 3 4 4s4 2 4 4c-1 3-7 2-8 0',
    toggles: true,
  },
  inlineCode: { label: 'Inline code', icon: 'M7 6l-4 4 4 4M13 6l4 4-4 4', toggles: true },
  bulletList: {
    label: 'Bulleted list',
    icon: 'M8 5h9M8 10h9M8 15h9M3.5 5h.1M3.5 10h.1M3.5 15h.1',
    toggles: true,
    inTable: false,
  },
  orderedList: {
    label: 'Numbered list',
    icon: 'M8 5h9M8 10h9M8 15h9M3 4l1-1v4M3 12h2l-2 3h2',
    toggles: true,
    inTable: false,
  },
  quote: {
    label: 'Quote',
    icon: 'M4 6h4v4q0 3-3 4M11 6h4v4q0 3-3 4',
    toggles: true,
    inTable: false,
  },
  codeBlock: {
    label: 'Code block',
    icon: 'M3 4h14v12H3ZM7 8l-2 2 2 2M13 8l2 2-2 2',
    toggles: true,
    inTable: false,
  },
  link: {
    label: 'Link',
    icon: 'M8 12l4-4M9 6l2-2a3.5 3.5 0 0 1 5 5l-2 2M11 14l-2 2a3.5 3.5 0 0 1-5-5l2-2',
    toggles: true,
  },
  image: { label: 'Image', icon: 'M3 4h14v12H3ZM3 14l4-4 4 4 2-2 4 4M13 8h.1' },
  table: {
    label: 'Table',
    icon: 'M3 4h14v12H3ZM3 8h14M3 12h14M8 4v12M13 4v12',
    inTable: false,
  },
  rule: { label: 'Dividing line', icon: 'M3 10h14', inTable: false },
  tableRow: { label: 'Add row', icon: 'M3 4h14v6H3ZM10 12v6M7 15h6', inTable: true },
  tableRowRemove: { label: 'Remove row', icon: 'M3 4h14v6H3ZM7 15h6', inTable: true },
  tableColumn: { label: 'Add column', icon: 'M3 3h6v14H3ZM12 10h6M15 7v6', inTable: true },
  tableColumnRemove: { label: 'Remove column', icon: 'M3 3h6v14H3ZM12 10h6', inTable: true },
  tableRemove: { label: 'Remove table', icon: 'M3 4h14v12H3ZM7 8l6 4M13 8l-6 4', inTable: true },
} as const satisfies Record<string, Tool>;

export type ToolName = keyof typeof tools;

/** A tool, typed independently of its name. */
export function toolOf(name: ToolName): Tool {
  return tools[name];
}
