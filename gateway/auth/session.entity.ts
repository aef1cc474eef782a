import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A session of an administrator, or for some minutes that of a person who is logging in. */
@Entity('session')
export class SessionRecord {
  /** SHA-256 of the session id, so that a copy of the database opens no session. */
  @PrimaryColumn('varchar', { length: 64 })
  idHash!: string;

  /** The session's data as JSON. */
  @Column('text')
  data!: string;

  @Index('session_expires_at')
  @Column({ type: Date })
  expiresAt!: Date;
}
