// Links that open a dialog: `<a data-form-dialog>`; their script is loaded with the first click, and without it they are plain links.
export function openForms(): void {
  document.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-form-dialog]');
    if (link === null) return;
    event.preventDefault();
    import('./form-dialog.ts').then(
      ({ openFormDialog }) => openFormDialog(link),
      () => location.assign(link.href),
    );
  });
}
