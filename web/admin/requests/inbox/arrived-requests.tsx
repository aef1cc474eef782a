import { Button } from 'antd';
import { useNewRequests } from '../new-requests.tsx';

/** Announces requests that have arrived since the list was opened (contract 20.2). */
export function ArrivedRequests({ onShow }: { onShow: () => void }) {
  const { arrived, markSeen } = useNewRequests();
  return (
    <div className="adm-arrived" role="status">
      {arrived.length > 0 ? (
        <>
          <span>{arrived.length === 1 ? '1 new request' : `${arrived.length} new requests`}</span>
          <Button
            size="small"
            onClick={() => {
              markSeen();
              onShow();
            }}
          >
            Show
          </Button>
        </>
      ) : null}
    </div>
  );
}
