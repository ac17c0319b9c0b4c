// How do files come into the catalogue, and lists out of the shop? The screens of importing and exporting.
import type { ImportSummary } from '@millwright/contracts';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { createElement } from 'react';
import type { Screen } from '../../screen.ts';
import { ExportPage } from './export-page.tsx';
import { ImportPage } from './import-page.tsx';
import { ImportUpload } from './import-upload.tsx';
import { ImportsList } from './imports-list.tsx';

export const IMPORT_SCREENS: readonly Screen[] = [
  {
    name: 'imports',
    right: 'imports:read',
    group: 'catalogue',
    label: 'imports.many',
    icon: UploadIcon,
    list: ImportsList,
    create: ImportUpload,
    show: ImportPage,
    represent: (record: ImportSummary) => record.fileName,
  },
  {
    name: 'exports',
    right: 'catalogue:read',
    group: 'catalogue',
    label: 'exports.many',
    icon: DownloadIcon,
    page: createElement(ExportPage),
  },
];
