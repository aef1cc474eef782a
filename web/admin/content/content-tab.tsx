import { useSearchParams } from 'react-router';
import { isContentPartName } from '../../../schema/content/content-parts.ts';
import { partParameter } from './content-address.ts';
import { PartList } from './list/part-list.tsx';
import { PartPage } from './part-page.tsx';
import './content.css';
import './content-controls.css';

/** The "Content" tab: the parts of the site's texts, or one of them in its form (product 12). */
export default function ContentTab() {
  const [address] = useSearchParams();
  const name = address.get(partParameter) ?? '';
  return isContentPartName(name) ? <PartPage key={name} name={name} /> : <PartList />;
}
