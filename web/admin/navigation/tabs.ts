import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { Permission } from '../../../schema/roles.ts';
import { NewRequestCount } from '../requests/new-requests.tsx';

/** The purposes of the tabs, in the order of the navigation (product 5.2). */
export const tabGroups = ['Overview', 'Write', 'Site', 'Audience', 'Manage'] as const;

/** One tab of the administration; its content is loaded when it is first selected. */
export interface AdminTab {
  /** Value of the URL parameter `tab`. */
  key: string;
  /** Accessible name of the tab (product 5.2). */
  label: string;
  /** What a person must be permitted to see it. */
  needs: Permission;
  /** Its group in the navigation. */
  group: (typeof tabGroups)[number];
  Component: LazyExoticComponent<ComponentType>;
  /** A number next to the label, not part of the tab's name. */
  Count?: ComponentType;
  /** Mounted again each time it is selected, because actions elsewhere add to its content. */
  fresh?: boolean;
}

/** The tabs of the administration, in order within each group; the first one is the default. */
export const adminTabs: readonly [AdminTab, ...AdminTab[]] = [
  {
    key: 'home',
    label: 'Home',
    needs: 'read',
    group: 'Overview',
    Component: lazy(() => import('../home/home-tab.tsx')),
    fresh: true,
  },
  {
    key: 'posts',
    label: 'Blog Posts',
    needs: 'read',
    group: 'Write',
    Component: lazy(() => import('../posts/posts-tab.tsx')),
  },
  {
    key: 'template',
    label: 'Template Manager',
    needs: 'publish',
    group: 'Write',
    Component: lazy(() => import('../template/manager/template-manager-tab.tsx')),
  },
  {
    key: 'editor',
    label: 'Visual Editor',
    needs: 'publish',
    group: 'Write',
    Component: lazy(() => import('../template/editor/visual-editor-tab.tsx')),
  },
  {
    key: 'content',
    label: 'Content',
    needs: 'read',
    group: 'Site',
    Component: lazy(() => import('../content/content-tab.tsx')),
  },
  {
    key: 'media',
    label: 'Media',
    needs: 'read',
    group: 'Site',
    Component: lazy(() => import('../media/media-tab.tsx')),
    fresh: true,
  },
  {
    key: 'redirects',
    label: 'Redirects',
    needs: 'read',
    group: 'Site',
    Component: lazy(() => import('../redirects/redirects-tab.tsx')),
  },
  {
    key: 'requests',
    label: 'Requests',
    needs: 'handleRequests',
    group: 'Audience',
    Component: lazy(() => import('../requests/requests-tab.tsx')),
    Count: NewRequestCount,
  },
  {
    key: 'insights',
    label: 'Insights',
    needs: 'read',
    group: 'Audience',
    Component: lazy(() => import('../insights/insights-tab.tsx')),
    fresh: true,
  },
  {
    key: 'activity',
    label: 'Activity',
    needs: 'administer',
    group: 'Manage',
    Component: lazy(() => import('../activity/activity-tab.tsx')),
    fresh: true,
  },
  {
    key: 'settings',
    label: 'Settings',
    needs: 'administer',
    group: 'Manage',
    Component: lazy(() => import('../settings/settings-tab.tsx')),
  },
];
