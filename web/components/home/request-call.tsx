import type { RequestFormKind } from '../requests/request-form-kind.ts';
import { OpenRequestButton } from '../requests/open-request-button.tsx';

interface RequestCallProps {
  button: { label: string; opens: RequestFormKind };
  primary?: boolean;
}

/** The row of a section with the one button that opens a request form. */
export function RequestCall({ button: { label, opens }, primary = false }: RequestCallProps) {
  return (
    <div className="cta-row">
      <OpenRequestButton form={opens} className={primary ? 'btn btn-p' : 'btn btn-s'}>
        {label}
      </OpenRequestButton>
    </div>
  );
}
