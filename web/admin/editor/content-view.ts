/** Props of both the rich and the source view of the content. */
export interface ContentViewProps {
  /** The Markdown text: initial value of the rich view, current value of the source view. */
  value: string;
  attributes: {
    id: string;
    labelId: string;
    invalid: boolean;
    describedBy: string | undefined;
  };
  onChange: (markdown: string) => void;
  onBlur: () => void;
  /** Called with a function that focuses the text. */
  onReady: (focus: () => void) => void;
}
