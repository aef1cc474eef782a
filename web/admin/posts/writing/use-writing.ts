import { withWriting } from '../post-address.ts';
import { useViewAddress } from '../../shell/view-address.ts';

/** Opens the writing screen of a post, or of a new one, with navigation state. */
export function useWriting(): (id: string | undefined, state: object) => void {
  const [, setAddress] = useViewAddress();
  return (id, state) => setAddress((current) => withWriting(current, id), { state });
}
