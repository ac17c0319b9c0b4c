// Health, job and event screens.
import EventsIcon from '@mui/icons-material/DynamicFeedOutlined';
import HealthIcon from '@mui/icons-material/MonitorHeartOutlined';
import JobsIcon from '@mui/icons-material/PendingActionsOutlined';
import { createElement } from 'react';
import type { Screen } from '../../screen.ts';
import { EventList } from './event-list.tsx';
import { HealthPage } from './health-page.tsx';
import { JobList } from './job-list.tsx';

export const HEALTH_SCREENS: readonly Screen[] = [
  {
    name: 'health',
    right: 'system:read',
    group: 'system',
    label: 'health.many',
    icon: HealthIcon,
    page: createElement(HealthPage),
  },
  {
    name: 'jobs',
    right: 'system:read',
    group: 'system',
    label: 'jobs.many',
    icon: JobsIcon,
    list: JobList,
  },
  {
    name: 'events',
    right: 'system:read',
    group: 'system',
    label: 'events.many',
    icon: EventsIcon,
    list: EventList,
  },
];
