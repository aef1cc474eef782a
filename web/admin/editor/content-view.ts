/** What the rich and the source view of the content are handed. */
export interface ContentViewProps {
  /** The Markdown at the moment the view opens, and in the source view ever after. */
  value: string;
  attributes: {
    id: string;
    labelId: string;
    invalid: boolean;
    describedBy: string | undefined;
  };
  onChange: (markdown: string) => void;
  onBlur: () => void;
  /** Called with a way to move the focus into the text. */
  onReady: (focus: () => void) => void;
}
