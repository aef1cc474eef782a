import 'reflect-metadata';
import { SessionRecord } from '../auth/session.entity.ts';
import { openDatabase } from '../site-database.ts';

/** Writes rows sequentially and calls `committed` with the id of each; does not return. */
export async function writeEndlessly(
  file: string,
  committed: (id: string) => void,
): Promise<never> {
  const database = await openDatabase(`sqlite:${file}`);
  for (let index = 0; ; index += 1) {
    const idHash = String(index);
    await database.write((manager) =>
      manager.save(
        Object.assign(new SessionRecord(), { idHash, data: '{}', expiresAt: new Date() }),
      ),
    );
    committed(idHash);
  }
}
