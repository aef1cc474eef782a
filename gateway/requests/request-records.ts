import { In } from 'typeorm';
import { DeliveryAttempt } from '../mail/delivery-attempt.entity.ts';
import { deleteMessages } from '../mail/outbox-deletion.ts';
import { OutboxMessage } from '../mail/outbox-message.entity.ts';
import { RequestStatusChange } from './entities/request-status-change.entity.ts';
import type { PersonalRecords } from '../site-module.ts';

/** The outbox and ledger entries about a person's requests. */
export const notificationRecords: PersonalRecords = {
  name: 'notifications',
  read: async (manager, { requestIds }) => {
    const messages = await manager.findBy(OutboxMessage, { requestId: In(requestIds) });
    const attempts = await manager.findBy(DeliveryAttempt, {
      messageId: In(messages.map(({ id }) => id)),
    });
    return messages.map((message) => ({
      channel: message.channel,
      event: message.event,
      messageId: message.messageId,
      state: message.state,
      createdAt: message.createdAt,
      ledger: attempts.filter(({ messageId }) => messageId === message.id),
    }));
  },
  erase: async (manager, { requestIds }) => {
    const messages = await manager.find(OutboxMessage, {
      where: { requestId: In(requestIds) },
      select: { id: true },
    });
    return deleteMessages(
      manager,
      messages.map(({ id }) => id),
    );
  },
};

/** The status changes of a person's requests. */
export const statusRecords: PersonalRecords = {
  name: 'statusChanges',
  read: (manager, { requestIds }) =>
    manager.findBy(RequestStatusChange, { requestId: In(requestIds) }),
  erase: async (manager, { requestIds }) => {
    const { affected } = await manager.delete(RequestStatusChange, { requestId: In(requestIds) });
    return affected ?? 0;
  },
};
