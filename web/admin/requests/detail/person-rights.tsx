import { Button } from 'antd';
import { useState } from 'react';
import { EraseDialog } from '../../privacy/erase-dialog.tsx';
import { usePersonData } from '../../privacy/use-person-data.ts';

interface PersonRightsProps {
  email: string;
  onErased: () => void;
}

/** Data subject rights: export and erasure (product 8.7). */
export function PersonRights({ email, onErased }: PersonRightsProps) {
  const [asking, setAsking] = useState(false);
  const { busy, exportData, eraseData } = usePersonData();
  const erase = async () => {
    if (await eraseData(email)) {
      setAsking(false);
      onErased();
    }
  };
  return (
    <>
      <Button aria-disabled={busy} onClick={() => void exportData(email)}>
        Export data
      </Button>
      <Button danger aria-disabled={busy} onClick={() => setAsking(true)}>
        Erase data
      </Button>
      <EraseDialog
        email={asking ? email : undefined}
        busy={busy}
        onErase={() => void erase()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
