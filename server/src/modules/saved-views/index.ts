// Public API of the saved-views module: views of the back office's lists.
import {
  addSavedView,
  changeSavedView,
  listSavedViews,
  removeSavedView,
  setDefaultView,
} from './saved-views.service.ts';

export const service = {
  addSavedView,
  changeSavedView,
  listSavedViews,
  removeSavedView,
  setDefaultView,
};
export { registerSavedViewRoutes } from './saved-views.routes.ts';
