import { withWriting } from '../post-address.ts';
import { useViewAddress } from '../../shell/view-address.ts';

/** Opens the writing screen of a post, or of a new one, with what it is told about the way. */
export function useWriting(): (id: string | undefined, state: object) => void {
  const [, setAddress] = useViewAddress();
  return (id, state) => setAddress((current) => withWriting(current, id), { state });
}
