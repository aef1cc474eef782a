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
        <p>There is no image yet. Upload one, and use it in posts and in the site’s texts.</p>
      ) : (
        <>
          <p>No image matches this search.</p>
          <Button onClick={onClear}>Clear search</Button>
        </>
      )}
    </div>
  );
}
