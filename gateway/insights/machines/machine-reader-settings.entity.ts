import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { machineReaderRules as rules } from '../../../schema/machine-reader-rules.ts';
import { Rule } from '../../validation/rule.decorator.ts';

export enum MachinePermission {
  ALLOWED = 'ALLOWED',
  DISALLOWED = 'DISALLOWED',
  UNSTATED = 'UNSTATED',
}

registerEnumType(MachinePermission, {
  name: 'MachinePermission',
  description: 'Whether machines may use the texts of the site in some way.',
  valuesConfig: {
    ALLOWED: { description: 'They may.' },
    DISALLOWED: { description: 'They may not.' },
    UNSTATED: { description: 'The site says nothing about it.' },
  },
});

const descriptions = {
  search: 'To be found by search engines, with a link and short excerpts.',
  aiInput: 'To answer people’s questions with the help of AI.',
  aiTrain: 'To train AI models.',
};

/** What machines may do with the texts of the site: a single row. */
@ObjectType('MachineReaderSettings', {
  description: 'What machines may do with the texts of the site, as robots.txt states it.',
})
@Entity('machine_reader_settings')
export class MachineReaderSettings {
  @PrimaryColumn('int')
  id!: number;

  @Field(() => MachinePermission, { description: descriptions.search })
  @Column('varchar', { length: 16 })
  search!: MachinePermission;

  @Field(() => MachinePermission, { description: descriptions.aiInput })
  @Column('varchar', { length: 16 })
  aiInput!: MachinePermission;

  @Field(() => MachinePermission, { description: descriptions.aiTrain })
  @Column('varchar', { length: 16 })
  aiTrain!: MachinePermission;
}

@InputType('MachineReaderSettingsInput', {
  description: 'What machines may do with the texts of the site.',
})
export class MachineReaderSettingsInput {
  @Field(() => MachinePermission, { description: descriptions.search })
  @Rule(rules.search)
  search!: MachinePermission;

  @Field(() => MachinePermission, { description: descriptions.aiInput })
  @Rule(rules.aiInput)
  aiInput!: MachinePermission;

  @Field(() => MachinePermission, { description: descriptions.aiTrain })
  @Rule(rules.aiTrain)
  aiTrain!: MachinePermission;
}
