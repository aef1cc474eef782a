import { In, type EntityTarget } from 'typeorm';
import type { PersonalRecords } from '../site-module.ts';
import { MeetingCell } from './entities/meeting-cell.entity.ts';
import { MeetingStep } from './entities/meeting-step.entity.ts';
import { Meeting } from './entities/meeting.entity.ts';

type Row = { requestId: string };

function erasing(table: EntityTarget<Row>): PersonalRecords['erase'] {
  return async (manager, { requestIds }) => {
    const { affected } = await manager.delete(table, { requestId: In(requestIds) });
    return affected ?? 0;
  };
}

/**
 * The meetings of a person's requests; the outbox provides the messages about them. An erased
 * person receives no more e-mails, so that nothing is sent about an erased meeting (product 16.6).
 */
export const meetingRecords: PersonalRecords[] = [
  {
    name: 'meetings',
    read: (manager, { requestIds }) =>
      manager.find(Meeting, { where: { requestId: In(requestIds) }, order: { id: 'ASC' } }),
    erase: erasing(Meeting),
  },
  {
    name: 'meetingSteps',
    read: (manager, { requestIds }) =>
      manager.find(MeetingStep, {
        where: { requestId: In(requestIds) },
        order: { meetingId: 'ASC', sequence: 'ASC' },
      }),
    erase: erasing(MeetingStep),
  },
  { name: 'meetingCells', erase: erasing(MeetingCell) },
];
