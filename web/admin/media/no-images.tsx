import { Button } from 'antd';

interface NoImagesProps {
  search: string;
  onClear: () => void;
}

/** The empty state of the library, with an action. */
export function NoImages({ search, onClear }: NoImagesProps) {
  return (
    <div className="adm-empty" role="status">
      {search === '' ? (
        <p>No images yet. Upload one to use it in posts and in the site’s content.</p>
      ) : (
        <>
          <p>No images match this search.</p>
          <Button onClick={onClear}>Clear search</Button>
        </>
      )}
    </div>
  );
}
