// Upload button: a file field styled as a button, so that the keyboard reaches the field itself, whose name is the button's text.
import UploadIcon from '@mui/icons-material/UploadOutlined';
import { Box, Button } from '@mui/material';
import type { ChangeEvent } from 'react';

/** A label, which is neither pressed nor reached by the keyboard itself. */
const NO_BUTTON = { role: undefined, tabIndex: -1 };

type Props = {
  label: string;
  accept: string;
  multiple?: boolean;
  isBusy: boolean;
  /** The field is empty again afterwards: the same file may be chosen a second time. */
  onFiles(files: FileList): Promise<unknown>;
};

export function UploadButton({ label, accept, multiple = false, isBusy, onFiles }: Props) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    if (target.files === null || target.files.length === 0) return;
    void onFiles(target.files).then(() => {
      target.value = '';
    });
  };
  return (
    <Button
      component="label"
      {...NO_BUTTON}
      variant="outlined"
      startIcon={<UploadIcon />}
      disabled={isBusy}
      sx={{ mt: 1, '&:focus-within': { outline: '2px solid', outlineOffset: 2 } }}
    >
      {label}
      <Box
        component="input"
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={isBusy}
        onChange={choose}
        sx={{ position: 'absolute', inlineSize: 1, blockSize: 1, opacity: 0 }}
      />
    </Button>
  );
}
