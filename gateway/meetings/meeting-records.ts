import { In, type EntityTarget } from 'typeorm';
import type { PersonalRecords } from '../personal-records.ts';
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
 * Meetings of a person's requests; the messages that tell of them are the outbox's. Whoever is
 * erased is written to no more, so that nothing is sent about a meeting that is erased
 * (product 16.6).
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
