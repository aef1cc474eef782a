import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * When a visitor's address was last sent a confirmation. That there is one row for an address is
 * what keeps it to one a day, also with several gateways.
 */
@Entity('confirmed_address')
@Index('confirmed_address_request', ['requestId'])
export class ConfirmedAddress {
  /** In lower case, without what stands behind a plus sign: it arrives in one mailbox. */
  @PrimaryColumn('varchar', { length: 254 })
  addressKey!: string;

  /** The request that was confirmed. */
  @Column('uuid')
  requestId!: string;

  @Column({ type: Date })
  confirmedAt!: Date;
}
