import { Column, Entity, In, Index, PrimaryColumn } from 'typeorm';
import type { PersonalRecords } from '../../site-module.ts';

/**
 * When an address last received a confirmation. Its single row limits an address to one a day, even
 * with several gateways.
 */
@Entity('confirmed_address')
@Index('confirmed_address_request', ['requestId'])
export class ConfirmedAddress {
  /** In lower case, without the part after a plus sign: it is the same mailbox. */
  @PrimaryColumn('varchar', { length: 254 })
  addressKey!: string;

  /** The confirmed request. */
  @Column('uuid')
  requestId!: string;

  @Column({ type: Date })
  confirmedAt!: Date;
}

/** The addresses that recently received a confirmation; the outbox provides the messages. */
export const confirmationRecords: PersonalRecords = {
  name: 'confirmations',
  read: (manager, { requestIds }) =>
    manager.findBy(ConfirmedAddress, { requestId: In(requestIds) }),
  erase: async (manager, { requestIds }) => {
    const { affected } = await manager.delete(ConfirmedAddress, { requestId: In(requestIds) });
    return affected ?? 0;
  },
};
