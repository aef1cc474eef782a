import type { NavigationGrid_TileFragment } from '../../generated/site.ts';
import { Icon } from '../icon.tsx';

interface NavigationGridProps {
  tiles: readonly NavigationGrid_TileFragment[];
}

/** The twelve tiles that link to the sections; the up-arrows link here (product 2.5, 2.7). */
export function NavigationGrid({ tiles }: NavigationGridProps) {
  return (
    <nav className="tiles-wrap" id="navigation-section" aria-label="On this page">
      <div className="container">
        <ul className="tiles">
          {tiles.map((tile) => (
            <li key={tile.id}>
              <a className="tile" href={tile.href}>
                <Icon name={tile.icon} />
                <span>
                  <b>{tile.title}</b> <small>{tile.label}</small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
