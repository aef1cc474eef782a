import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

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
