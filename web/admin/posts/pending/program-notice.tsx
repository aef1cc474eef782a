import { Alert } from 'antd';

/** Says that a program wrote the text in the form, until a person publishes it. */
export function ProgramNotice({ program }: { program: string | undefined }) {
  return program === undefined ? null : (
    <Alert
      className="adm-draft-offer"
      type="warning"
      showIcon
      title="A program wrote this."
      description={`${program} wrote this text, and no person has published it yet. Read it before you publish.`}
    />
  );
}
