/** Texts of the dialog before an action. */
export const confirmDialogMessages = {
  cancel: 'Không, quay lại',
  working: 'Đang thực hiện...',
};
