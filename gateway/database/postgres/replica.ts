import { DataSource, type EntityManager, type QueryRunner, type ReplicationMode } from 'typeorm';

type Query = QueryRunner['query'];

/**
 * A replica's data source, whose queries go to the primary when the replica fails: it is
 * unavailable, was promoted to primary, or ended a query that conflicted with replication.
 */
class ReplicaSource extends DataSource {
  constructor(
    described: DataSource,
    private readonly primary: DataSource,
    private readonly onFailure: () => void,
  ) {
    super(described.options);
  }

  override createQueryRunner(mode?: ReplicationMode): QueryRunner {
    const runner = super.createQueryRunner(mode);
    const query = runner.query.bind(runner);
    const queryEither = async (...call: Parameters<Query>): Promise<unknown> => {
      try {
        return await query(...call);
      } catch {
        this.onFailure();
        return this.queryPrimary(...call);
      }
    };
    return Object.assign(runner, { query: queryEither });
  }

  private async queryPrimary(...call: Parameters<Query>): Promise<unknown> {
    const runner = this.primary.createQueryRunner();
    try {
      return await runner.query(...call);
    } finally {
      await runner.release();
    }
  }
}

/**
 * A streaming replica for anonymous reads. It is used only while it is trusted: the module that
 * follows the changes decides when it has them all.
 */
export class Replica {
  private source: ReplicaSource | undefined;
  private trusted = false;

  /** `described` is not initialised yet; `primary` reads what the replica cannot. */
  constructor(
    readonly url: string,
    private readonly described: DataSource,
    private readonly primary: DataSource,
  ) {}

  /** For queries, while it is trusted. */
  get reader(): EntityManager | undefined {
    return this.trusted ? this.source?.manager : undefined;
  }

  /**
   * The replica has every known change.
   * @throws the driver's error when it is unavailable.
   */
  async trust(): Promise<void> {
    if (this.source === undefined) {
      const source = new ReplicaSource(this.described, this.primary, () => this.distrust());
      await source.initialize();
      this.source = source;
    }
    this.trusted = true;
  }

  /** It may lack something, or is away. */
  distrust(): void {
    this.trusted = false;
  }

  async close(): Promise<void> {
    this.distrust();
    await this.source?.destroy();
  }
}
