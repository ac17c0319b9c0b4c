// Screen of exports: tables of the catalogue, orders and customers, and the address of the product feed.
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { createElement } from 'react';
import type { Screen } from '../../screen.ts';
import { ExportPage } from './export-page.tsx';

export const EXPORT_SCREENS: readonly Screen[] = [
  {
    name: 'exports',
    right: 'catalogue:read',
    group: 'catalogue',
    label: 'exports.many',
    icon: DownloadIcon,
    page: createElement(ExportPage),
  },
];
