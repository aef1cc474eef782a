import type { Database } from '../../database/database.ts';
import type { UploadsPlace } from '../../environment/uploads-place.ts';
import { BucketStore } from './bucket-store.ts';
import { FolderStore } from './folder-store.ts';
import type { ImageStore } from './image-store.ts';
import { TableStore } from './table-store.ts';

/** The store at a place; it is not contacted before the first image. */
export function openStore(place: UploadsPlace, database: Database): ImageStore {
  switch (place.kind) {
    case 'folder':
      return new FolderStore(place.directory);
    case 'database':
      return new TableStore(database);
    case 'bucket':
      return new BucketStore(place);
  }
}
