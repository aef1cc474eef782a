import { Alert } from 'antd';

/** Says that a program wrote what the form shows, until a person has published it. */
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
