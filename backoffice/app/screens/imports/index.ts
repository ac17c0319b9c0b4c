// Import screens: files that change the catalogue.
import type { ImportSummary } from '@millwright/contracts';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import type { Screen } from '../../screen.ts';
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
];
