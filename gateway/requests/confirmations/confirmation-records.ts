import { In } from 'typeorm';
import type { PersonalRecords } from '../../personal-records.ts';
import { ConfirmedAddress } from './confirmed-address.entity.ts';

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
